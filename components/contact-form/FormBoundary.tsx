import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  children: ReactNode;
  /** Replaces the children after one of them has thrown an error. */
  fallback: ReactNode;
}

/** Limits an error in the form to the form, so that the page and the visitor's text stay. */
export class FormBoundary extends Component<FormBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
