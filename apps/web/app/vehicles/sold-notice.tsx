interface SoldNoticeProps {
  /** Make and model. */
  readonly name: string;
  readonly hasSimilar: boolean;
}

/** The car of this page is gone: the specification's own words. */
export function SoldNotice({ name, hasSimilar }: SoldNoticeProps) {
  return (
    <p className="ui-alert" role="status">
      <span>
        <b>We're sorry, the {name} you were looking for is no longer available.</b>
        {hasSimilar && ' Here are vehicles you may be interested in.'}
      </span>
    </p>
  );
}
