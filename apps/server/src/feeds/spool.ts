import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { CarDraft, SellerDraft } from './rows/car-draft.ts';
import { VinIndex } from './vin-index.ts';

/** What a file says of one dealer. */
export interface SpooledStock {
  /** Null where each of its rows was refused. */
  readonly seller: SellerDraft | null;
  readonly cars: readonly CarDraft[];
}

const writeBufferBytes = 1 << 20;

/** A read larger than this is split, so that a dealer of any size is read in little memory. */
const readBufferBytes = 4 << 20;

/**
 * The cars of a file, kept on disk until the whole file is known to be readable, and then handed out
 * dealer by dealer. Of a VIN that occurs twice only the last row counts. Memory is a few numbers a row.
 */
export class Spool {
  readonly #path: string;
  readonly #file: number;
  readonly #offsets: number[] = [];
  readonly #dealers = new Map<string, { seller: SellerDraft | null; readonly rows: number[] }>();
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
    return this.#dealers.keys();
  }

  /** How many rows name the dealer, those among them that a later one replaces. */
  countRows(dealerCode: string): number {
    return this.#dealers.get(dealerCode)?.rows.length ?? 0;
  }

  add(car: CarDraft, seller: SellerDraft): void {
    const row = this.#offsets.length;
    const record = Buffer.from(JSON.stringify(car));
    this.#offsets.push(this.#bytes);
    this.#bytes += record.length;
    this.#pending.push(record);
    this.#pendingBytes += record.length;
    if (this.#pendingBytes >= writeBufferBytes) this.#flush();
    if (this.#vins.set(car.vin, row) !== undefined) this.duplicates += 1;
    const dealer = this.#dealers.get(seller.dealerCode);
    if (dealer) {
      dealer.seller = seller;
      dealer.rows.push(row);
    } else this.#dealers.set(seller.dealerCode, { seller, rows: [row] });
  }

  /** Has the dealer be one of the file though a row of it was refused. */
  nameDealer(dealerCode: string): void {
    if (!this.#dealers.has(dealerCode)) this.#dealers.set(dealerCode, { seller: null, rows: [] });
  }

  /** The dealer's cars; a VIN that a later row names, here or at another dealer, is left out. */
  read(dealerCode: string): SpooledStock | undefined {
    this.#flush();
    const dealer = this.#dealers.get(dealerCode);
    if (!dealer) return undefined;
    const cars = [...this.#readRows(dealer.rows)].flatMap(({ row, car }) =>
      this.#vins.get(car.vin) === row ? [car] : [],
    );
    return { seller: dealer.seller, cars };
  }

  /** Whether the dealer has the car; not where a later row names it at another one. */
  names(dealerCode: string, vin: string): boolean {
    const row = this.#vins.get(vin);
    return row !== undefined && this.#dealers.get(dealerCode)?.rows.includes(row) === true;
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  /** Rows that follow each other in the file are read at once: a dealer's mostly do. */
  *#readRows(rows: readonly number[]): Generator<{ row: number; car: CarDraft }> {
    let next = 0;
    while (next < rows.length) {
      const first = rows[next] ?? 0;
      const start = this.#startOf(first);
      let last = first;
      while (rows[next + 1] === last + 1 && this.#startOf(last + 2) - start <= readBufferBytes) {
        next += 1;
        last += 1;
      }
      next += 1;
      const bytes = Buffer.allocUnsafe(this.#startOf(last + 1) - start);
      readSync(this.#file, bytes, 0, bytes.length, start);
      for (let row = first; row <= last; row += 1) {
        const record = bytes.toString(
          'utf8',
          this.#startOf(row) - start,
          this.#startOf(row + 1) - start,
        );
        yield { row, car: JSON.parse(record) };
      }
    }
  }

  #startOf(row: number): number {
    return this.#offsets[row] ?? this.#bytes;
  }

  #flush(): void {
    if (this.#pendingBytes === 0) return;
    const bytes = Buffer.concat(this.#pending);
    const start = this.#bytes - bytes.length;
    // A disk that is all but full takes a part, and fails with the next one only.
    for (let written = 0; written < bytes.length; )
      written += writeSync(this.#file, bytes, written, bytes.length - written, start + written);
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}
