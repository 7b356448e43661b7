/** Shows a figure in its short form and, if that would be read out wrongly, gives screen readers other words. */
export function Spoken({ text, spoken }: { text: string; spoken?: string | undefined }) {
  if (!spoken) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
