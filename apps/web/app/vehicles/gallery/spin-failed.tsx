/** In place of a car that turns. */
export function SpinFailed() {
  return (
    <p className="vehicle-spin-failed" role="alert">
      The pictures from all around this car do not load. Its other pictures are below.
    </p>
  );
}
