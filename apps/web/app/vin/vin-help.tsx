const places = [
  {
    name: 'Under the windshield',
    words: 'On a small plate at the driver’s side, read from outside.',
  },
  { name: 'In the driver’s door', words: 'On the white sticker, beside the tire pressures.' },
  { name: 'On the papers', words: 'Title, registration and insurance card all have it.' },
];

/** Where a car carries its VIN. */
export function VinHelp() {
  return (
    <section className="ui-wrap vin-help" aria-labelledby="vin-help-heading">
      <h2 id="vin-help-heading">Where to find it</h2>
      <ul>
        {places.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
