import { DomainNotice } from './popups/domain-notice.tsx';
import { ServicePopup } from './popups/service-popup.tsx';

/** What comes up on any page of the shell. */
export function ShellExtras() {
  return (
    <>
      <DomainNotice />
      <ServicePopup />
    </>
  );
}
