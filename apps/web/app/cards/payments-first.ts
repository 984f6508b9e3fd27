/** The class of what holds cards on which payments stand where prices do. */
export const paymentsFirst = 'card-payments-first';
