/** What browsers say they are; a robot's word would be answered otherwise. */
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];

/** How many people the requests come from: each has an address, a browser and its cookies. */
export const visitorCount = 1000;

/** One of them, behind a proxy that says where they are. */
export class Visitor {
  readonly #who: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  /** @param number below `visitorCount` */
  constructor(number: number) {
    this.#who = {
      'User-Agent': browsers[number % browsers.length] ?? '',
      'X-Forwarded-For': `10.1.${number >> 8}.${number & 255}`,
    };
  }

  headers(): Record<string, string> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...this.#who, ...(cookies !== '' && { Cookie: cookies }) };
  }

  /** Keeps what an answer set, to the end of the measurement. */
  keep(setCookies: readonly string[] = []): void {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
  }
}
