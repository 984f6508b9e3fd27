import { adPath } from '@forecourt/domain/selling/ad-paths';
import { redirect } from 'react-router';
import { entrance } from '../../back-office/enter-office.ts';
import { tellAct } from '../../back-office/tell-act.ts';
import type { Route } from './+types/pictures.ts';

const enterSelling = entrance(({ services }) => services.enterSelling());

/** What scripts do with pictures: they stay on the page that shows them. */
export const action = (visit: Route.ActionArgs) => tellAct(visit, enterSelling);

export const loader = ({ params }: Route.LoaderArgs) => redirect(adPath(params.ad, 'condition'));
