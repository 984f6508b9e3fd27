/** Whether the browser tells every site that its shopper is to be told to nobody (Global Privacy Control). */
export const optsOut = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl ===
  true;
