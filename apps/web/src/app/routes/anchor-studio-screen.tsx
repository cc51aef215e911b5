import { StudioPage } from '../../features/anchor-studio/studio-page.tsx';
import { IdentityDialog } from '../../features/cashier/identity/identity-dialog.tsx';
import { useIdentityGate } from '../../features/cashier/identity/use-identity-gate.ts';
import { RoomKeeping } from '../../features/chat/keeping/room-keeping.tsx';

/** The studio of anchors; an applicant is known to the house as for a withdrawal. */
export function AnchorStudioScreen() {
  const gate = useIdentityGate('withdrawal');
  return (
    <StudioPage
      identity={{
        meet: gate.meet,
        dialog: (onVerified) => <IdentityDialog gate={gate} onVerified={onVerified} />,
      }}
      keeping={(chatRoomNo) => <RoomKeeping chatRoomNo={chatRoomNo} />}
    />
  );
}
