import { Icon } from './Icon.tsx';

export const PhoneLink = ({ phone, href }: { phone: string; href: string }) => (
  <a href={href}>
    <Icon name="phone" size={18} />
    <bdi dir="ltr">{phone}</bdi>
  </a>
);
