/** Loaded before a program, by `--import`: its clock is behind by `CLOCK_BEHIND_MS`. */
const behindMs = Number(process.env.CLOCK_BEHIND_MS);
const now = () => RealDate.now() - behindMs;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
