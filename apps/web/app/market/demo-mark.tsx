/** Marks figures of cars that are invented, as reviews of the demo are. */
export function DemoMark() {
  return (
    <p className="market-demo">
      <span className="ui-chip">Demo figures</span> Cars, prices and their history are invented.
    </p>
  );
}
