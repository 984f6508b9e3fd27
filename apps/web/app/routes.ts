import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('cars-for-sale/vehicle/:listingId', 'routes/vehicle-details.tsx'),
  route('cars-for-sale/saved', 'routes/saved-cars.tsx'),
  route('cars-for-sale/vehicle/:listingId/contact', 'routes/contact.tsx'),
  route('cars-for-sale/vehicle/:listingId/contact-form', 'routes/contact-form.ts'),
  route('cars-for-sale/conversation/:token', 'routes/conversation.tsx'),
  route('cars-for-sale/wallet', 'routes/wallet.tsx'),
  route('cars-for-sale/compare', 'routes/compare.tsx'),
  route('cars-for-sale/compare/cars', 'routes/compare-cars.ts'),
  route('cars-for-sale/dealer/:dealer', 'routes/dealer.tsx'),
  route('cars-for-sale/*', 'routes/search-results.tsx'),
  route('account/sign-in', 'routes/sign-in.tsx'),
  route('account/sign-out', 'routes/sign-out.ts'),
  route('account/link', 'routes/account-link.tsx'),
  route('account/reset', 'routes/reset-password.tsx'),
  route('account', 'routes/account.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('articles', 'routes/articles.tsx'),
  route('articles/:slug', 'routes/article.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
