export function Footer() {
  return (
    <footer className="ftr">
      <div className="wrap">
        <div className="ftr-in">
          <p>
            Prices exclude tax, title and registration unless stated. Payments are estimates, not
            offers of credit. Demo cars and dealers are invented.
          </p>
          <nav aria-label="Footer">
            <a href="/docs">For developers</a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
