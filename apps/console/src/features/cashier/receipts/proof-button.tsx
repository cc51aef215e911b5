import { useMutation } from '@tanstack/react-query';
import { App, Button, Image } from 'antd';
import type { ReactNode } from 'react';
import { pictureAddress } from '@fairway/ui/browser/picture-address.ts';
import { fetchFile } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/refusal-text.ts';

interface ProofButtonProps {
  name: string;
  label: string;
  children: ReactNode;
}

/** Opens a member's proof of payment over the page; it is fetched when it is asked for. */
export function ProofButton({ name, label, children }: ProofButtonProps) {
  const { message } = App.useApp();
  const picture = useMutation({
    mutationFn: async () => pictureAddress(await fetchFile('getDepositProof', { name })),
    onError: (fault) => void message.error(refusalText(fault)),
  });
  return (
    <>
      <Button size="small" aria-label={label} loading={picture.isPending} onClick={() => picture.mutate()}>
        {children}
      </Button>
      {picture.data && (
        <Image
          src={picture.data}
          alt={label}
          styles={{ root: { display: 'none' } }}
          preview={{ open: true, onOpenChange: () => picture.reset() }}
        />
      )}
    </>
  );
}
