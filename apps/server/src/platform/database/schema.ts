/** All tables of all capabilities, for the database driver and the migrations. */

export { campaigns } from '../../advertising/tables.ts';
export { dealerDifferentiators } from '../../dealers/differentiator-tables.ts';
export { ownerIds, owners } from '../../dealers/owner-tables.ts';
export { demoLoads } from '../../demo/tables.ts';
export { feedRuns, heldDealers } from '../../feeds/tables.ts';
export { interestAlerts } from '../../promotions/tables.ts';
export { listingChanges, listingIds, listings } from '../../vehicles/tables.ts';
export { listingViews } from '../../vehicles/view-counts/tables.ts';
export { secrets } from '../secrets/tables.ts';
