/** Heard by who opens the wallet. */
export const walletWanted = 'wallet-wanted';

/**
 * Opens the wallet over the page, with what was chosen there. Nothing happens where its script does not
 * run: what calls this is a link or a button of a form as well.
 */
export function openWallet(chosen: Readonly<Record<string, string>> = {}): void {
  document.dispatchEvent(new CustomEvent(walletWanted, { detail: chosen }));
}
