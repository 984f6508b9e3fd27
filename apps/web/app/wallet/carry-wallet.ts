import { walletHeader } from '@forecourt/domain/account/cookies';

let isCarrying = false;

/**
 * In a browser that refuses cookies the page holds the wallet and sends it along with what it asks for, as
 * long as it is open: through every page that is reached from it. The server answers with what to hold.
 */
export function carryWallet(): void {
  if (isCarrying) return;
  isCarrying = true;
  let carried = '';
  const send = window.fetch;
  window.fetch = async (asked, options) => {
    const request = new Request(asked, options);
    if (new URL(request.url).origin !== location.origin) return send(request);
    request.headers.set(walletHeader, carried);
    const answer = await send(request);
    carried = answer.headers.get(walletHeader) ?? carried;
    return answer;
  };
}
