import { Fragment } from "react";

type MailAddressProps = { address: string };

/**
 * A mail address that breaks in front of its signs where it is too long for a line, and is copied as it is. Another
 * address is another element, because of pages that a browser translates.
 */
export function MailAddress({ address }: MailAddressProps) {
  const [first, ...others] = address.split(/(?=[@._+])/);
  return (
    <span key={address}>
      {first}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change.
        <Fragment key={place}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
