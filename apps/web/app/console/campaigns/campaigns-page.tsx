import type { Advert } from '@forecourt/domain/promotion/campaign';
import { LinerAd } from '../../advertising/ad-slot.tsx';
import { AdsProvider, noAds } from '../../advertising/ads.ts';
import { Box } from '../../back-office/box.tsx';
import { ActForm } from '../acts/act-form.tsx';
import { useSentForm } from '../acts/use-typed.ts';
import { SheetTables } from '../sheet-page.tsx';
import type { CampaignForm, CampaignsView } from './campaign-views.ts';

/** Advertisements of our own: how one looks, its form, and all of them. */
export function CampaignsPage({ shown }: { readonly shown: CampaignsView }) {
  const { table, form, preview } = shown;
  return (
    <>
      {preview && <Preview advert={preview} />}
      {form && <Form key={form.values.code} form={form} />}
      <SheetTables tables={[table]} />
    </>
  );
}

/** In the space of a page of results, at the width that is there. */
function Preview({ advert }: { readonly advert: Advert }) {
  return (
    <Box title="Preview" note="As it stands among results, 728 points wide at most.">
      <div className="office-box-body">
        <AdsProvider value={{ ...noAds, adverts: [advert] }}>
          <LinerAd place={0} />
        </AdsProvider>
      </div>
    </Box>
  );
}

const fields = [
  { name: 'title', label: 'Title', most: 60 },
  { name: 'text', label: 'Text', most: 120 },
  { name: 'action', label: 'Button', most: 30 },
  { name: 'href', label: 'Address', most: 500, placeholder: '/cars-for-sale or https://' },
] as const;

function Form({ form }: { readonly form: CampaignForm }) {
  const sent = useSentForm('campaign.set');
  const typed = sent ?? form.values;
  const shown = sent ? (sent.shown ?? '') : form.shown;
  const isNew = shown === '';
  return (
    <Box
      id="campaign"
      title={isNew ? 'Add a campaign' : 'Change a campaign'}
      note="Preview shows it and keeps nothing."
    >
      <ActForm className="office-box-body console-form console-fields" action="/console/campaigns">
        <input type="hidden" name="shown" value={shown} />
        <label>
          Code
          <span className="ui-input">
            <input
              name="code"
              defaultValue={typed.code}
              placeholder="spring-check"
              autoComplete="off"
              maxLength={60}
              pattern="[a-z0-9\-]+"
              readOnly={!isNew}
              required
            />
          </span>
        </label>
        {fields.map(({ name, label, most, ...more }) => (
          <label key={name}>
            {label}
            <span className="ui-input">
              <input
                name={name}
                defaultValue={typed[name]}
                autoComplete="off"
                maxLength={most}
                required
                {...more}
              />
            </span>
          </label>
        ))}
        <label>
          First day
          <span className="ui-input">
            <input name="startsOn" type="date" defaultValue={typed.startsOn} required />
          </span>
        </label>
        <label>
          Last day, or none
          <span className="ui-input">
            <input name="endsOn" type="date" defaultValue={typed.endsOn} />
          </span>
        </label>
        <label>
          Makes, or all
          <span className="ui-input">
            <input
              name="makeCodes"
              defaultValue={typed.makeCodes}
              placeholder="TOYOTA, HONDA"
              autoComplete="off"
            />
          </span>
        </label>
        <Boxes legend="Brands; none is all" boxes={form.brands} typed={typed} />
        <Boxes legend="Pages; none is all" boxes={form.pages} typed={typed} />
        <div className="console-deeds">
          <button
            type="submit"
            name="act"
            value="campaign.set"
            className="ui-button ui-button-primary"
          >
            {isNew ? 'Add it' : 'Change it'}
          </button>
          <button
            type="submit"
            formMethod="get"
            name="preview"
            value="yes"
            className="ui-button ui-button-secondary"
          >
            Preview
          </button>
          {!isNew && (
            <a className="ui-button ui-button-quiet" href="/console/campaigns">
              Add another
            </a>
          )}
        </div>
      </ActForm>
    </Box>
  );
}

interface BoxesProps {
  readonly legend: string;
  readonly boxes: CampaignForm['brands'];
  readonly typed: CampaignForm['values'];
}

function Boxes({ legend, boxes, typed }: BoxesProps) {
  return (
    <fieldset className="console-choices">
      <legend>{legend}</legend>
      {boxes.map(({ field, label }) => (
        <label key={field}>
          <input type="checkbox" name={field} defaultChecked={typed[field] === 'on'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
