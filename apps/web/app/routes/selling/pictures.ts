import { adPath } from '@forecourt/domain/selling/ad-paths';
import { redirect } from 'react-router';
import { tellAdAct } from '../../selling/enter-selling.ts';
import type { Route } from './+types/pictures.ts';

/** What scripts do with pictures: they stay on the page that shows them. */
export const action = (visit: Route.ActionArgs) => tellAdAct(visit);

export const loader = ({ params }: Route.LoaderArgs) => redirect(adPath(params.ad, 'condition'));
