import { Component, Suspense, type ReactNode } from 'react';

/** What the page can do without: absent while it is fetched, and when it could not be, without taking the page along. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
