import { pictureAddress } from '@fairway/ui/browser/picture-address.ts';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../../lib/files.ts';
import styles from './matching.module.css';

/** A payer's proof, fetched with the session, large enough to read sum and time. */
export function ProofPicture({ name, label }: { name: string; label: string }) {
  const picture = useQuery({
    queryKey: ['getPartProof', { name }],
    queryFn: async ({ signal }) => pictureAddress(await fetchFile('getPartProof', { name }, signal)),
    staleTime: Infinity,
  });
  const address = picture.data;
  if (picture.isError) return null;
  if (address === undefined) return <Skeleton width={180} height={240} radius="var(--r-sm)" />;
  return <img src={address} alt={label} className={styles.proof} />;
}
