import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import { leadLengths } from '../../leads/contact-data.ts';
import { findMessaging } from '../../leads/find-messaging.ts';
import { findPerson } from '../../leads/find-person.ts';
import { messageOf } from '../build-message.ts';
import { describeBuild, type FoundBuild } from '../build-page-data.ts';
import { askDealersAddress, toNearCar } from '../near-cars-data.ts';
import type { LikeBuildCar } from '../services.ts';

/** What the page shows that asks several dealers about a build, as plain data. */
export async function toAskDealersData(found: FoundBuild, place: Place | null, app: AppContext) {
  const described = describeBuild(found, app);
  const { name, words, picture, price, address } = described;
  const zip = place?.zip ?? null;
  const asked = { address, zip };
  const like = await app.services.findLikeBuild(found.buildable, found.build, place);
  const toDealer = async (car: LikeBuildCar) => {
    const { answerMinutes } = await findMessaging(car.hit.owner, app);
    return { ...toNearCar(car, asked, app), answerMinutes };
  };
  const { person } = await findPerson(app);
  return {
    name,
    words,
    picture,
    price,
    zip,
    person,
    lengths: leadLengths,
    buildHref: zip === null ? address : `${address}&zip=${zip}`,
    formHref: askDealersAddress(asked),
    /** Null while it cannot be told whose cars are like it. */
    dealers: like && (await Promise.all(like.toAsk.map(toDealer))),
    message: messageOf(found, app),
    /** Of this form alone: sent twice, it is one lead a dealer. */
    key: crypto.randomUUID(),
  };
}

export type AskDealersData = Awaited<ReturnType<typeof toAskDealersData>>;
export type DealerToAsk = NonNullable<AskDealersData['dealers']>[number];
