import { picture as words } from "../../../content/enrollments/tools.ts";
import type { Picture } from "../desk/answers.ts";
import { inOrderOfPage, placeOfCourse } from "../desk/course-order.ts";
import { formatDay } from "../desk/dates.ts";
import styles from "./day-bars.module.css";

/** How wide a day is in the drawing, and how much of it its bar takes. */
const day = { step: 10, bar: 7 };
const height = 100;

/**
 * A bar a day, each course a part of it in the colour that it has on the page; the same as a table for those who want the
 * numbers.
 */
export function DayBars({ picture }: { picture: Picture }) {
  const days = listDays(picture.from, picture.to);
  const courses = [
    ...new Map(inOrderOfPage(picture.days).map(({ course, title }) => [course, title])),
  ];
  const count = (on: string, course: string) =>
    picture.days.find((entry) => entry.day === on && entry.course === course)?.enquiries ?? 0;
  const total = (on: string) => courses.reduce((sum, [course]) => sum + count(on, course), 0);
  const most = Math.max(1, ...days.map(total));

  return (
    <figure className={styles.figure}>
      <figcaption>{words.days(formatDay(picture.from), formatDay(picture.to), most)}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * day.step} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map((on, index) => {
          let top = height;
          return courses.map(([course]) => {
            const size = (count(on, course) / most) * height;
            top -= size;
            return (
              <rect
                key={`${on} ${course}`}
                x={index * day.step}
                y={top}
                width={day.bar}
                height={size}
                data-course={placeOfCourse(course) % 4}
              />
            );
          });
        })}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {courses.map(([course, title]) => (
          <li key={course} data-course={placeOfCourse(course) % 4}>
            {title}
          </li>
        ))}
      </ul>
      <details className={styles.numbers}>
        <summary>{words.numbers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {courses.map(([course, title]) => (
                <th key={course} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .filter((on) => total(on) > 0)
              .map((on) => (
                <tr key={on}>
                  <th scope="row">{formatDay(on)}</th>
                  {courses.map(([course]) => (
                    <td key={course}>{count(on, course)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
