import { adPath, sellPath } from '@forecourt/domain/selling/ad-paths';
import { type AdStep, hasEnded } from '@forecourt/domain/selling/private-ad';
import { readVin } from '@forecourt/domain/vehicle/vin-reading';
import { data, redirect } from 'react-router';
import { doAct } from '../back-office/do-act.ts';
import { entrance, missing, officeHeaders, type Visit } from '../back-office/enter-office.ts';
import type { Asked } from '../back-office/office.ts';
import { answerPage, type OfficePage } from '../back-office/page.ts';
import { readSentForm } from '../back-office/read-sent-form.ts';
import { maxUnsentBytes } from '../back-office/sentences.ts';
import { tellAct } from '../back-office/tell-act.ts';
import type { TypedUndone as TypedUndoneOf, Undone as UndoneOf } from '../back-office/undone.ts';
import { readUnsent } from '../back-office/unsent.ts';
import type { SellingViews } from './selling-views.ts';
import type { SellingFrame } from './services.ts';

const enterSelling = entrance(({ services }) => services.enterSelling(), 'selling');

/** A page of a seller with what is around it. */
export type SellerPage<Shown> = OfficePage<SellingFrame, Shown>;

/** What became of a form of a seller. */
export type Undone = UndoneOf;
export type TypedUndone = TypedUndoneOf;

/** A page about one ad. */
interface AdVisit extends Visit {
  readonly params: { readonly ad: string };
}

/** What a page of a seller shows; null where there is nothing such for who asks. */
async function seePage<Name extends keyof SellingViews>(visit: Visit, name: Name, asked: Asked) {
  const { frame, see } = await enterSelling(visit);
  const unsent = readUnsent(visit, { frame, home: sellPath });
  const seen = await see(name, asked);
  return seen.status === 'MISSING' ? null : { frame, shown: seen.shown, unsent };
}

/** The ads of whoever is signed in. */
export async function loadOwnAds(visit: Visit) {
  const page = await seePage(visit, 'start', Object.fromEntries(visit.url.searchParams));
  if (page === null) throw missing();
  return answerPage(visit, page);
}

/** A page about an ad; null where who asks has no such ad, or it is not at this point. */
function seeAd<Name extends keyof SellingViews>(visit: AdVisit, name: Name) {
  const asked = { ...Object.fromEntries(visit.url.searchParams), ad: visit.params.ad };
  return seePage(visit, name, asked);
}

/** A step of an ad; of an ad that has ended there are none any more, and its ad is shown instead. */
export async function seeStep<Step extends AdStep>(visit: AdVisit, step: Step) {
  const page = await seeAd(visit, step);
  if (page === null) throw missing();
  const { id, status } = page.shown.head;
  if (hasEnded({ status })) throw redirect(adPath(id), { status: 303, headers: officeHeaders });
  return page;
}

/** Reads a step of an ad. */
export const loadStep = async <Step extends AdStep>(visit: AdVisit, step: Step) =>
  answerPage(visit, await seeStep(visit, step));

/** Reads the page on which an ad is looked after: one that was never on the market goes on among all of them. */
export async function loadManaged(visit: AdVisit) {
  const page = await seeAd(visit, 'manage');
  if (page === null) throw redirect(sellPath, { status: 303, headers: officeHeaders });
  return answerPage(visit, page);
}

/** Does what a form of a seller asks for, and shows the page again. */
export const doAdAct = (visit: Visit) => doAct(visit, enterSelling);

/** Does it, and tells a script that stays on its page what became of it. */
export const tellAdAct = (visit: Visit) => tellAct(visit, enterSelling);

/** Does the same where ads begin: whoever has to sign in first finds the VIN again, unless it cannot be one. */
export async function doStartAct(visit: Visit) {
  const { act = '', vin = '' } = (await readSentForm(visit.request.clone(), maxUnsentBytes)).texts;
  const { problem } = readVin(vin);
  if (problem !== null)
    return data(wrongVin(act, vin, problem), { status: 400, headers: officeHeaders });
  const url = new URL(visit.url);
  if (vin) url.searchParams.set('vin', vin.slice(0, maxVinText));
  return doAdAct({ ...visit, url });
}

const wrongVin = (act: string, vin: string, problem: string): Undone => ({
  act,
  typed: { vin },
  problems: { vin: problem },
  sentence: null,
  preview: null,
  once: null,
});

/** Characters that are kept of what was typed as a VIN. */
const maxVinText = 40;
