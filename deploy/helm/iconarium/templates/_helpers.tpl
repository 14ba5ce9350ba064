{{- define "iconarium.name" -}}
{{- .Release.Name | trunc 52 | trimSuffix "-" -}}
{{- end -}}

{{- define "iconarium.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "iconarium.labels" -}}
{{ include "iconarium.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "iconarium.image" -}}
{{- $tag := default .Chart.AppVersion .Values.image.tag -}}
{{ .Values.image.repository }}{{ ternary "@" ":" (hasPrefix "sha256:" $tag) }}{{ $tag }}
{{- end -}}

{{/* Whether there may be more than one server. */}}
{{- define "iconarium.isShared" -}}
{{- if or .Values.autoscaling.enabled (gt (int .Values.replicas) 1) }}true{{ end -}}
{{- end -}}

{{/* All hosts, that of English first. */}}
{{- define "iconarium.hosts" -}}
{{- $origins := prepend (values .Values.languageOrigins | sortAlpha) .Values.origin -}}
{{- range $origin := uniq $origins }}
- {{ (urlParse $origin).host }}
{{- end -}}
{{- end -}}
