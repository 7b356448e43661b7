/** A figure in its short form for the eye, and in the words that a screen reader should say where the two differ. */
export function Spoken({ text, spoken }: { text: string; spoken?: string | undefined }) {
  if (!spoken) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
