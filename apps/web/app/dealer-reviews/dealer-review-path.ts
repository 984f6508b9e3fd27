/** Of the form with which a dealer is reviewed. @param dealerPath of its page */
export const dealerReviewPath = (dealerPath: string): string => `${dealerPath}/review`;
