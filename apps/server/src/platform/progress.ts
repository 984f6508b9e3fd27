/** Told of a long job: its stage, how far it is, and of how much; null when that is unknown. */
export type OnProgress = (stage: string, done: number, total: number | null) => void;

/** Shows how far a long job is: a bar in a terminal, a plain line now and then elsewhere. */
export interface Progress {
  /** @param total null when unknown */
  readonly update: (done: number, total: number | null, stage?: string) => void;
  readonly finish: (summary: string) => void;
}

const barWidth = 28;
const millisecondsBetweenLines = 2000;

export function createProgress(
  label: string,
  unit: string,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  let lastLine = 0;
  const inTerminal = stream.isTTY;

  return {
    update(done, total, stage = '') {
      const figure = `${bar(done, total)}${done.toLocaleString('en-US')} ${unit}`;
      const text = [label, stage, figure].filter(Boolean).join(' ').trimEnd();
      if (inTerminal) stream.write(`\r\u001b[K${text}`);
      else if (Date.now() - lastLine >= millisecondsBetweenLines) {
        lastLine = Date.now();
        stream.write(`${text}\n`);
      }
    },
    finish(summary) {
      stream.write(inTerminal ? `\r\u001b[K${summary}\n` : `${summary}\n`);
    },
  };
}

function bar(done: number, total: number | null): string {
  if (total === null || total <= 0) return '';
  const share = Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.floor(share * 100)} % · `;
}
