import { Component, type ReactNode } from 'react';
import { mayReload } from '../lib/history.ts';
import { Link } from './link.tsx';

interface Props {
  /** What stands in place of the page. */
  words: Record<'heading' | 'text' | 'retry' | 'home', string>;
  /** Stands before the page, and before what stands in its place. */
  arrival: ReactNode;
  children: ReactNode;
}

/**
 * Catches a page whose code did not arrive. After a deployment the old page asks for chunks that are gone, and a new
 * document knows the new ones; where that does not help, the visitor gets a way out. The way home needs no network: the
 * landing page is in the entry script.
 */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (mayReload()) location.reload();
  }

  override render() {
    const { words, arrival, children } = this.props;
    return (
      <>
        {arrival}
        {this.state.failed ? (
          <main className="tone-ink fill-page">
            <div className="wrap stack-6">
              <h1 className="title" tabIndex={-1}>
                {words.heading}
              </h1>
              <p className="lead">{words.text}</p>
              <p className="row-4">
                <a className="btn btn-main" href={location.pathname}>
                  {words.retry}
                </a>
                {location.pathname !== '/' && (
                  <Link className="btn btn-quiet" to="/">
                    {words.home}
                  </Link>
                )}
              </p>
            </div>
          </main>
        ) : (
          children
        )}
      </>
    );
  }
}
