import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Iniciar sesión",
  lead: "Guarda iconos en colecciones y encuéntralos en todos tus dispositivos. La primera vez se crea tu cuenta.",
  with: "Continuar con {provider}",
  standIn: "Sustituto",
  testMode: "Este sitio funciona de prueba: los botones llevan a una página de este equipo donde eliges quién ser.",
  none: "Aquí todavía no se puede iniciar sesión: no hay ningún proveedor configurado.",
  "problem.cancelled": "Te diste la vuelta en {provider}. No ha cambiado nada.",
  "problem.expired": "Tardó demasiado o empezó en otro navegador. Vuelve a empezar.",
  "problem.refused": "{provider} no confirmó el inicio de sesión. Vuelve a empezar.",
  "problem.busy": "Demasiados intentos. Espera un momento y vuelve a empezar.",
  "problem.unavailable": "Ahora no se puede contactar con {provider}. Inténtalo de nuevo o elige otra forma.",
  "unconfirmed.title": "Has iniciado sesión con una cuenta nueva",
  "unconfirmed.text":
    "{provider} no confirma que la dirección de correo sea tuya, así que esta cuenta queda aparte. Si ya habías estado aquí, cierra sesión y usa la forma de entonces.",
  "back.title": "Te damos la bienvenida de nuevo",
  "back.text": "Tu cuenta iba a eliminarse. Como has iniciado sesión, se conserva con todo lo que contiene.",
  "notice.go": "Continuar",
  "policy.title": "Cómo se pueden usar las cuentas",
  "policy.lead": "Tres reglas mantienen el sitio rápido y justo para todos.",
  "policy.held": "Tu cuenta está en pausa",
  "policy.heldText":
    "Hemos visto que se usa en contra de estas reglas. Tu licencia sigue como está, pero las páginas están cerradas para esta cuenta hasta que se aclare.",
  "policy.person": "Una cuenta es para una persona. No compartas tu acceso.",
  "policy.machine": "Las descargas son para tu propio trabajo. Los programas usan la API dentro de sus límites.",
  "policy.licence": "Cada icono conserva su propia licencia. Cumple lo que pide, como nombrar a su autor.",
  "policy.settle": "¿Crees que es un error? Responde al correo con tu recibo.",
  "menu.label": "Tu cuenta",
  "menu.collections": "Colecciones",
  "menu.account": "Cuenta",
  "menu.signOut": "Cerrar sesión",
} satisfies Translation<"signin">;
