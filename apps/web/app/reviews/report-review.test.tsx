import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReportNews } from './report-news.tsx';
import { readReport } from './report-outcome.ts';
import { ReportReview } from './report-review.tsx';

const path = '/research/honda/accord/2025';

const told = (query: string) => {
  const report = readReport(new URLSearchParams(query));
  if (report === null) throw new Error('nothing is told');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ReportNews report={report} path={path} />
    </MemoryRouter>,
  );
};

test('who is nobody here signs in, and comes back to the reviews of the same year', () => {
  const back = encodeURIComponent(`${path}#reviews`);
  expect(told('report=unknown')).toContain(`href="/account/sign-in?refUrl=${back}"`);
  expect(told('report=kept')).toBe('Thank you. We look at that review again.');
  expect(readReport(new URLSearchParams())).toBeNull();
});

test('a review that was reported just now says so, and its button rests', () => {
  expect(readReport(new URLSearchParams('review=7&report=kept'))?.review).toBe('7');
  expect(readReport(new URLSearchParams('review=7&report=gone'))?.review).toBeNull();
  const review = { id: '7', reviewHref: '/research/honda/accord/review' };
  const rests = renderToStaticMarkup(<ReportReview {...review} isReported />);
  expect(rests).toMatch(/<button[^>]* disabled="">Reported<\/button>/);
  const open = renderToStaticMarkup(<ReportReview {...review} year={2025} isReported={false} />);
  expect(open).toContain('<input type="hidden" name="year" value="2025"/>');
});
