import type { Advert } from '@forecourt/domain/promotion/campaign';
import { LinerAd } from '../../advertising/ad-slot.tsx';
import { AdsProvider, noAds } from '../../advertising/ads.ts';
import { Box } from '../../back-office/box.tsx';
import { ActButton } from '../acts/act-button.tsx';
import { ActForm } from '../acts/act-form.tsx';
import { TextField } from '../acts/field.tsx';
import { useProblems, useSentForm } from '../acts/use-typed.ts';
import { SheetTables } from '../sheet-page.tsx';
import { CampaignCalendar } from './campaign-calendar.tsx';
import type { CampaignForm, CampaignsView } from './campaign-views.ts';

/** Advertisements of our own: how one looks, its form, and all of them. */
export function CampaignsPage({ shown }: { readonly shown: CampaignsView }) {
  const { table, form, preview } = shown;
  return (
    <>
      {preview && <Preview advert={preview} />}
      {form && <Form key={form.values.code} form={form} previewed={shown.problems} />}
      <CampaignCalendar spans={shown.spans} today={shown.today} />
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

const code = {
  name: 'code',
  label: 'Code',
  maxLength: 60,
  pattern: '[a-z0-9\\-]+',
  placeholder: 'spring-check',
  required: true,
};
const fields = [
  { name: 'title', label: 'Title', maxLength: 60, required: true },
  { name: 'text', label: 'Text', maxLength: 120, required: true },
  { name: 'action', label: 'Button', maxLength: 30, required: true },
  {
    name: 'href',
    label: 'Address',
    maxLength: 500,
    required: true,
    placeholder: '/cars-for-sale or https://',
  },
  { name: 'startsOn', label: 'First day', type: 'date', required: true },
  { name: 'endsOn', label: 'Last day, or none', type: 'date' },
  { name: 'makeCodes', label: 'Makes, or all', placeholder: 'TOYOTA, HONDA' },
];

interface FormProps {
  readonly form: CampaignForm;
  /** Why what was typed has no preview. */
  readonly previewed: CampaignsView['problems'];
}

function Form({ form, previewed }: FormProps) {
  const problems = useProblems('campaign.set');
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
      <ActForm
        problems={sent ? problems : previewed}
        className="office-box-body console-form console-fields"
        action="/console/campaigns"
      >
        <input type="hidden" name="shown" value={shown} />
        {[{ ...code, readOnly: !isNew }, ...fields].map(({ name, ...field }) => (
          <TextField key={name} name={name} {...field} defaultValue={typed[name]} />
        ))}
        <Boxes legend="Brands; none is all" boxes={form.brands} typed={typed} />
        <Boxes legend="Pages; none is all" boxes={form.pages} typed={typed} />
        <div className="console-deeds">
          <ActButton act="campaign.set" look="primary">
            {isNew ? 'Add it' : 'Change it'}
          </ActButton>
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
