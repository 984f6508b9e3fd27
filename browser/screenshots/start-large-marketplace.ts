import { startMarketplace } from '../start-marketplace.ts';

/** With so many demo cars that every program and way of shopping has some. */
export default () => startMarketplace({ DEMO_LISTINGS: '12000' });
