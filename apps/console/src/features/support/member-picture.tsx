import { Image, Skeleton } from 'antd';
import { useMemberPicture } from './use-feedback.ts';

/** A picture that a member handed in; a press shows it large. */
export function MemberPicture({ name, label }: { name: string; label: string }) {
  const { data: address } = useMemberPicture(name);
  if (address === undefined) return <Skeleton.Image active style={{ width: 144, height: 108 }} />;
  return <Image src={address} alt={label} width={144} height={108} style={{ objectFit: 'cover' }} />;
}
