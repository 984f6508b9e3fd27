import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { CarDraft, SellerDraft } from './car-draft.ts';
import { VinIndex } from './vin-index.ts';

export interface SpooledCar {
  readonly car: CarDraft;
  readonly seller: SellerDraft;
}

const writeBufferBytes = 1 << 20;

/**
 * The cars of a file, kept on disk until the whole file is known to be readable, and then handed out
 * dealer by dealer. Of a VIN that occurs twice only the last row counts. Memory is a few numbers a row.
 */
export class Spool {
  readonly #path: string;
  readonly #file: number;
  readonly #offsets: number[] = [];
  readonly #rowsOfDealer = new Map<string, number[]>();
  readonly #vins = new VinIndex();
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #bytes = 0;
  duplicates = 0;

  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, `${name}.spool`);
    this.#file = openSync(this.#path, 'w+');
  }

  /** Distinct cars. */
  get size(): number {
    return this.#vins.size;
  }

  get dealerCodes(): IterableIterator<string> {
    return this.#rowsOfDealer.keys();
  }

  add(spooled: SpooledCar): void {
    const row = this.#offsets.length;
    const record = Buffer.from(JSON.stringify(spooled));
    this.#offsets.push(this.#bytes);
    this.#bytes += record.length;
    this.#pending.push(record);
    this.#pendingBytes += record.length;
    if (this.#pendingBytes >= writeBufferBytes) this.#flush();
    if (this.#vins.set(spooled.car.vin, row) !== undefined) this.duplicates += 1;
    const code = spooled.seller.dealerCode;
    const rows = this.#rowsOfDealer.get(code);
    if (rows) rows.push(row);
    else this.#rowsOfDealer.set(code, [row]);
  }

  /** How many rows name this dealer. */
  rowCount(dealerCode: string): number {
    return this.#rowsOfDealer.get(dealerCode)?.length ?? 0;
  }

  /** The dealer's cars; a VIN that a later row names, here or at another dealer, is left out. */
  read(dealerCode: string): SpooledCar[] {
    this.#flush();
    return (this.#rowsOfDealer.get(dealerCode) ?? []).flatMap((row) => {
      const spooled = this.#readRow(row);
      return this.#vins.get(spooled.car.vin) === row ? [spooled] : [];
    });
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #readRow(row: number): SpooledCar {
    const start = this.#offsets[row] ?? 0;
    const record = Buffer.alloc((this.#offsets[row + 1] ?? this.#bytes) - start);
    readSync(this.#file, record, 0, record.length, start);
    return JSON.parse(record.toString('utf8'));
  }

  #flush(): void {
    if (this.#pendingBytes === 0) return;
    writeSync(
      this.#file,
      Buffer.concat(this.#pending),
      0,
      this.#pendingBytes,
      this.#bytes - this.#pendingBytes,
    );
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}
