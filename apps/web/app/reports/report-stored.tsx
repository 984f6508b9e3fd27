/** What happens with a report that arrived. */
export function ReportStored() {
  return (
    <p role="status">
      Your report is stored. The people who run this site look at it; the seller does not learn who
      sent it.
    </p>
  );
}
