import { Link } from 'react-router';
import { articlesPath } from '../editorial/article-data.ts';

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
            <Link to={articlesPath}>Guides and reviews</Link>
            <a href="/docs">For developers</a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
