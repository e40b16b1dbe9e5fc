import { UserRoundSearch } from "lucide-react";
import { useRef } from "react";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PersonData } from "./person-data.tsx";

type PersonToolProps = {
  className: string | undefined;
  /** What is being searched for in the list: perhaps their address. */
  search: string;
  /** Whose data is looked up, empty while that is being typed; undefined while nobody's is. */
  person: string | undefined;
  onPerson: (address: string | undefined) => void;
};

/** For somebody who asks what is kept about them, or asks to be erased: also for those who only chatted. */
export function PersonTool({ className, search, person, onPerson }: PersonToolProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        className={className}
        aria-haspopup="dialog"
        onClick={() => onPerson(search.includes("@") ? search : "")}
      >
        <UserRoundSearch aria-hidden size={18} />
        <span>{personalData.action}</span>
      </Button>
      <Dialog
        open={person !== undefined}
        onClose={() => onPerson(undefined)}
        title={personalData.title}
        description={personalData.text}
        returnFocusTo={button}
      >
        <PersonData address={person ?? ""} />
      </Dialog>
    </>
  );
}
