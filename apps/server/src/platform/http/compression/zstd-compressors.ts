import { constants, createZstdCompress, type ZstdCompress, type ZstdOptions } from 'node:zlib';

type Bytes = Buffer<ArrayBuffer>;

/** As many as work at once: Node compresses in four threads. */
const maxIdle = 4;

/**
 * Compresses whole bodies with compressors that are used again. One made for each body, as `zstdCompress` makes
 * it, keeps the body until all memory is collected, and has that happen some times as often.
 *
 * @returns a function that gives one frame for each body
 */
export function reuseZstdCompressors(
  options: ZstdOptions,
): (body: Uint8Array | ArrayBuffer) => Promise<Bytes> {
  const idle: ZstdCompress[] = [];
  return async (body) => {
    const compressor = idle.pop() ?? createZstdCompress(options);
    const frame = await writeFrame(compressor, body);
    if (idle.length < maxIdle) idle.push(compressor);
    else compressor.destroy();
    return frame;
  };
}

function writeFrame(compressor: ZstdCompress, body: Uint8Array | ArrayBuffer): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const parts: Bytes[] = [];
    const keep = (part: Bytes) => void parts.push(part);
    const fail = (error: Error) => reject(error);
    compressor.on('data', keep).on('error', fail);
    compressor.write(body instanceof ArrayBuffer ? new Uint8Array(body) : body);
    compressor.flush(constants.ZSTD_e_end, () => {
      compressor.off('data', keep).off('error', fail);
      const [first] = parts;
      resolve(first && parts.length === 1 ? first : Buffer.concat(parts));
    });
  });
}
