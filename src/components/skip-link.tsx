/** The first stop of the keyboard: jumps over the navigation, and takes focus along. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}
