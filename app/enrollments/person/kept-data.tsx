import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { personalData, personalDataCopy } from "../../../content/enrollments/personal-data.ts";
import { Button } from "../../ui/button.tsx";
import type { PersonData } from "../desk/answers.ts";
import { dayFromToday, formatMoment } from "../desk/dates.ts";
import { download } from "../export/download.ts";
import part from "../opened/part.module.css";
import { Part } from "../opened/part.tsx";
import { ErasePerson } from "./erase-person.tsx";
import styles from "./person.module.css";
import { toCopy } from "./person-copy.ts";

/** How many of a kind are listed; the copy holds all. */
const most = 20;

type KeptDataProps = {
  address: string;
  data: PersonData;
  onAsk: (address: string) => void;
  onErased: () => void;
};

/** What is kept about the person of this address, and what can be done with it. */
export function KeptData({ address, data, onAsk, onErased }: KeptDataProps) {
  const { enquiries, chats, mails, history, same_phone } = data;
  if (enquiries.length + chats.length === 0) {
    return <p className={part.plain}>{personalData.nothingHint}</p>;
  }
  const other = (email: string) =>
    email.toLowerCase() === address.toLowerCase() ? undefined : email;
  return (
    <>
      <Kept
        heading={personalData.enquiries}
        rows={enquiries.map(({ id, course_name, status, date_of_enquiry, email }) => ({
          id,
          what: course_name,
          more: [statusNames[status], formatMoment(date_of_enquiry), other(email)],
        }))}
      />
      <Kept
        heading={personalData.chats}
        rows={chats.map(({ id, first_name, last_name, started_at, email }) => ({
          id,
          what: `${first_name} ${last_name}`,
          more: [formatMoment(started_at), other(email)],
        }))}
      />
      <p className={part.list}>{personalData.withThem(mails.length, history.length)}</p>
      {same_phone.length > 0 && (
        <div className={part.list}>
          <p>{personalData.samePhone}</p>
          <ul className={styles.others}>
            {same_phone.map((email) => (
              <li key={email}>
                <Button look="quiet" className={part.again} onClick={() => onAsk(email)}>
                  {email}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          look="secondary"
          onClick={() =>
            download(
              [toCopy(address, data)],
              "text/plain",
              personalDataCopy.fileName(dayFromToday(0)),
            )
          }
        >
          {personalData.copy}
        </Button>
        <ErasePerson address={address} data={data} onErased={onErased} />
      </div>
    </>
  );
}

type Row = { id: string; what: string; more: (string | undefined)[] };

function Kept({ heading, rows }: { heading: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Part heading={heading}>
      <ul className={part.list}>
        {rows.slice(0, most).map(({ id, what, more }) => (
          <li key={id}>
            {what} <span className={part.plain}>{more.filter(Boolean).join(" · ")}</span>
          </li>
        ))}
        {rows.length > most && <li>{personalData.more(rows.length - most)}</li>}
      </ul>
    </Part>
  );
}
