import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Form } from 'react-router';
import { forgetDraft } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { SellingFrame } from './services.ts';

interface AdFormProps {
  /** To be named by what belongs to it and stands elsewhere. */
  readonly id?: string;
  readonly act: string;
  readonly frame: SellingFrame;
  /** What the act is about. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  /** Whether a file may come with it. */
  readonly takesFile?: boolean;
  /** Whether the page stays where it is, as it is the same one again. */
  readonly stays?: boolean;
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit?: () => void;
  readonly onChange?: (event: FormEvent<HTMLFormElement>) => void;
  readonly children?: ReactNode;
}

/** A form of a seller: sent by the page it stands on, to the same address. */
export function AdForm(props: AdFormProps) {
  const { act, frame, fields = {}, takesFile = false, stays = false, children, ...form } = props;
  return (
    <Form
      method="post"
      encType={takesFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      preventScrollReset={stays}
      {...form}
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="person" value={frame.me.personId} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

interface KeptAdFormProps extends Omit<AdFormProps, 'fields'> {
  /** The ad that it is about. */
  readonly ad: string;
  /** Whether it shows what is newer than what was typed before. */
  readonly isNewer: boolean;
}

/** As `AdForm`; what is typed is kept until it is sent, as the page may be left or loaded again. */
export function KeptAdForm({ ad, isNewer, ...props }: KeptAdFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = `${props.act} ${ad}`;
  useDraft(form, draft, isNewer);
  return <AdForm {...props} fields={{ ad }} ref={form} onSubmit={() => forgetDraft(draft)} />;
}
