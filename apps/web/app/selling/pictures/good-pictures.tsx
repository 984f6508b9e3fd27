const looked = [
  'The whole car from the side',
  'Front and rear',
  'Dashboard, engine running',
  'Odometer, so that the miles can be read',
  'Every scratch and dent',
  'Seats, trunk and tires',
];

/** What buyers look for among pictures. */
export function GoodPictures() {
  return (
    <div className="sell-pic-good">
      <h3>What buyers look for</h3>
      <ul>
        {looked.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        Mark your plate, and we blur it for good. The place and all else that a camera writes into a
        picture is taken out.
      </p>
    </div>
  );
}
