/**
 * `npm run bench:alerts -- <part> --write docs/benchmarks.md`: what it takes to tell people of news.
 *
 * - `matching`: what it costs to tell which of many saved searches may find a car that changed
 * - `storm`: processes are killed while news is told; each message that is due arrives
 * - `arrival`: from a price that changes in an import to the message in the server of mails
 */
import { measureArrival } from './alerts/arrival.ts';
import { measureMatching } from './alerts/matching.ts';
import { weatherStorm } from './alerts/storm.ts';
import { writeSection } from './write-section.ts';

const parts = {
  matching: measureMatching,
  storm: weatherStorm,
  arrival: measureArrival,
};
const isPart = (name: string): name is keyof typeof parts => name in parts;

const [, , name = 'matching', ...rest] = process.argv;
if (!isPart(name)) throw new Error(`Expected one of ${Object.keys(parts).join(', ')}.`);
const { report, write } = await parts[name](rest);
process.stdout.write(`${report}\n`);
if (write !== undefined) writeSection(write, `bench:alerts ${name}`, report);
process.exit();
