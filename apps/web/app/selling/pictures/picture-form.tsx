import type { ReactNode } from 'react';

interface PictureFormProps {
  readonly act: string;
  readonly ad: string;
  readonly picture: string;
  /** What else it says. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Where there is a script, in place of leaving the page. */
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
}

/** A form that does something with a picture: without a script, by the page that it stands on. */
export function PictureForm({ act, ad, picture, fields = {}, onSend, children }: PictureFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      {Object.entries({ act, ad, picture, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
