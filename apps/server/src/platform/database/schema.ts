/** All tables of all capabilities, for the database driver and the migrations. */

export { campaigns } from '../../ads/tables.ts';
export { dealerDifferentiators } from '../../dealer-differentiators/tables.ts';
export { demoLoads } from '../../demo/tables.ts';
export { feedRuns, heldDealers } from '../../feeds/tables.ts';
export { listingChanges, listingIds, listings } from '../../listings/tables.ts';
export { ownerIds, owners } from '../../owners/tables.ts';
export { interestAlerts } from '../../still-interested/tables.ts';
export { listingViews } from '../../view-counts/tables.ts';
