import { picture as words } from "../../../content/enrollments/tools.ts";
import type { Picture } from "../desk/answers.ts";
import styles from "./ways.module.css";

/** How far those came who enrolled from the page, and those who had talked to the assistant before. */
export function Ways({ picture: { ways, chats } }: { picture: Picture }) {
  return (
    <table className={styles.ways}>
      <caption>{words.ways}</caption>
      <thead>
        <tr>
          <th scope="col">{words.way}</th>
          {words.steps.map(([step, name]) => (
            <th key={step} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.wayNames.map(([way, name]) => (
          <tr key={way}>
            <th scope="row">
              {name}
              {way === "chat" && chats !== null && (
                <span className={styles.chats}>{words.chats(chats)}</span>
              )}
            </th>
            {words.steps.map(([step]) => (
              <td key={step}>
                {ways[way][step].toLocaleString("en-US")}
                {step !== "enquiries" && ways[way].enquiries > 0 && (
                  <span className={styles.share}>
                    {percent.format(ways[way][step] / ways[way].enquiries)}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const percent = new Intl.NumberFormat("en-US", { style: "percent" });
